import type { LanguageWords } from './language-words.ts';

export const PORTUGUESE: LanguageWords = {
  codes: 'código, código pin, cód',
  manyCodes: 'códigos',
  numbers: 'número, n.º, chave, dígitos, algarismos, núm',
  signInCodes: `
    senha de uso único, senha única, senha descartável, senha dinâmica, senha temporária de acesso,
    palavra-passe de utilização única, palavra-passe única, palavra-passe descartável, chave de segurança,
    token de segurança, chave de verificação, código único de acesso`,
  security: `
    segurança, validação, validar, redefin*, desbloque*, uso único, utilização única, entrar, entrada,
    fazer login, iniciar sessão, início de sessão, dois fatores, duas etapas, doble, assinatura, assinar,
    identidade, de 4 dígitos, de 5 dígitos, de 6 dígitos, de 7 dígitos, de 8 dígitos, de quatro dígitos,
    de cinco dígitos, de seis dígitos, de oito dígitos, com 6 dígitos, de 6 números, de 6 algarismos,
    de 6 caracteres`,
  access: `
    confirmação, confirmar, confirmes, acesso, acessar, aceder, ativação, ativar, activação, autoriz*,
    registo, registro, cadastro, temporário, secreto, único, pessoal, vincul*, emparelh*`,
  your: 'seu, sua, teu, tua, seus, meu',
  is: 'é, é:, é o, são, a seguir, abaixo, seguinte',
  type: `
    digite, insira, insere, introduza, introduz, informe, escreva, escreve, preencha, digitar, inserir,
    introduzir, informar, coloque, copie, cole, indique, digitá-lo, inseri-lo`,
  use: 'utilize, utiliza',
  minutes: 'minutos',
  units: 'horas, hora, dias, dia, anos, pessoas, páginas',
  things: `
    encomenda, encomendas, nota fiscal, fatura, faturas, entrega, entregas, pacote, reserva, reservas, voo,
    voos, desconto, descontos, cupom, cupão, cupons, ofertas, cartão presente, cartão-presente,
    vale presente, vale-presente, sorteio, sorteado, concurso, retirada, promocional, promoção, promoções,
    indicação, indique um amigo, indique e, rastreio, rastreamento, pedido nº, seu pedido, pedido, pedidos,
    envio, bilhete, bilhetes, ingresso, ingressos, presente, compra de, compra no valor, recibo, boleto,
    orçamento, garantia, assinatura premium, levantamento, brinde, agendamento, consulta, licença, pesquisa`,
  acts: 'pagamento, presença, compra, reunião, comparecimento',
  labels: `
    referência, telefone, telemóvel, celular, valor, contrato, protocolo, terminada em, terminado em, final,
    termina em, cartão, cep, código postal, barras, erro, produto, nif, cpf, cnpj, conta nº,
    número da conta, ligue, ligue para, série, sócio, aluno, paciente, matrícula, loja, quarto, porta,
    portão, cofre, caixa de chaves, país, área, chamado, apólice, sinistro, contador, leitura, membro,
    funcionário, curso, turma, assento, carro, plataforma, versão, modelo, lote, transação, mesa, andar,
    rua, linha, processo, agência, banco, armário, garagem, veículo, autorização nº, placa, conduta, fonte,
    inscrição, entidade`,
  topics: 'no carrinho, consumo, relatório, fechadura, extrato, motoboy',
  meetings: 'id da reunião, entrar na reunião',
  account: `
    sua conta, tua conta, sessão, senha, palavra-passe, novo dispositivo, novo aparelho, que é você,
    que és tu, é você, cadastro, registar-se, não solicitou, não pediu, solicitou, pediu, solicitado,
    sua identidade, seu e-mail, seu email, endereço de email, transferência, banco, novo acesso, pix`,
  share: `
    compartilh*, partilh*, inform*, revel*, diga, passe, forneça, secreto, confidencial, pedir*, repasse`,
  not: 'não, nunca, ninguém, jamais, nenhum',
  people: `
    entregador, motorista, motoboy, recepcionista, estafeta, no balcão, na portaria, na recepção,
    na receção, mostre, apresente, ao motorista, ao entregador, no local, na loja, na retirada,
    funcionário da`,
  example: '',
  verify: 'ativ*, desbloque*, autoriz*, aprovar, aprove, confiar',
  objects: `
    correio*, endereço*, conta*, identidade*, registo*, registro*, cadastro*, subscri*, inscri*, senha*,
    palavra-passe, aparelho*, sessão*, acesso*, perfil*, usuário*, utilizador*, alteração, transferência,
    navegador, assinatura*`,
  signIn: `
    fazer login, faça login, iniciar sessão, inicie sessão, entrar em, entrar na, entrar no, entrar agora,
    entrar, entre na, acessar, acesse, aceder, aceda, link mágico, link de acesso, link para entrar,
    sem senha, sem palavra-passe, acesso direto`,
  passwords: 'senha, senhas, palavra-passe, palavras-passe',
  change: `
    redefin*, restaur*, alter*, cri*, defin*, trocar, troque, troca, repor, reposição, nova, esquec*, mudar,
    mude, escolh*, reiniciar, perdida, atualizar`,
  reset: '',
  invite: `
    aceitar convite, aceitar o convite, aceitar, ver convite, juntar-se, junte-se, junta-te, participar,
    participe, convidou você, convidou-o, convidou-te, convidou, foi convidado, convidado, convida,
    convite para, adicionado como, convite`,
  disowned: `
    não foi você, não solicitou, não pediu, não fez, não foi, não realizou, não reconhece, não efetuou,
    não iniciou, não tenha, não criou, não esperava, por engano, por erro, outra pessoa, não solicitaste,
    não pediste, não reconheces, suspeit*, não fui, desconhece`,
  click: `
    clique, clicar, clicando, clica, toque, tocar, aqui, neste, nesse, no, na, este, esta, a, ligação,
    botão, seguinte, continuar, continue, abra, abrir, copie, cole, endereço, página, navegador, abaixo,
    agora, começar, comece, em, seu, sua, ou, e, para, acesse o, visite, vá, prima, use, pelo, ir, vamos,
    siga`,
  skip: `
    cancelar, cancele, anular, privacidade, ajuda, termos, ler, leia, saiba mais, mais informações,
    contacto, suporte, preferências, acompanhar pedido, condições, denunciar, ignorar, duas etapas, sala`,
  yes: 'sim, fui eu, sou eu',
};
